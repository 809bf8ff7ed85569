/** Learning: hints and the first round. */

export default {
  hint: {
    thinking: "The Master is thinking…",
    meister: "The Master’s choice",
    geselle: "The Journeyman’s choice",
    only: "There is nothing else to do.",
    first_thought: ({ other }) => `Rather than “${other}”. The Master is still warming up; this is the Journeyman’s first thought.`,
    better: ({ n, other }) => `On average ${n} points better than “${other}”.`,
    likelier: ({ n, other }) => `The chance to win is ${n} percentage points higher than with “${other}”.`,
    close: ({ other }) => `Hardly better than “${other}”: take what you like.`,
    mixed: ({ other }) => `About as good as “${other}”. The Master varies, so that nobody sees through it.`,
    habit: ({ other }) => `About as good as “${other}”. Here the Master goes by experience, not by the numbers.`,
    these: "These three",
    together: "These three together. One tap on the button is enough.",
    nothing: "You have nothing to decide right now.",
    compare: "Compare the moves",
    key: {
      few: "Points until the end of the round; few are good",
      many: "Points until the end of the round; many are good",
      chance: "Chance to win",
      liking: "How much the Journeyman likes it",
    },
    allowed: "Hints allowed",
    allowed_text: "Whoever is asked may ask what the Master would do. Nobody else sees the answer.",
  },
  lesson: {
    understood: "Got it",
    skip: "No more tips",
    play_on: "Play on",
    new_table: "New table",
    end: {
      title: "That was the first round",
      text: "Now you know how it counts. Play on here, or open a table and bring people along.",
    },
    gaunerbande: {
      pass: {
        title: "Pass three cards",
        text: "Each black crook in your tricks costs a point, the red politician thirteen. Give away what catches tricks: high cards, red and black above all.",
      },
      begin: {
        title: "You begin",
        text: "The green 0 opens the round. A tap lifts a card, a second tap plays it.",
      },
      count: {
        title: "That scored",
        text: "In brackets are the points of this round; few are good. Only whoever catches all crooks and the politician makes the others pay.",
      },
      lead: {
        title: "You lead",
        text: "The others must follow your colour, and its highest card takes everything. A low card lets somebody else win. Black only once black has been played.",
      },
      free: {
        title: "Free choice",
        text: "You can’t follow and can’t win the trick. Off with crooks and politician: somebody else gets them.",
      },
      follow: {
        title: "Follow the colour",
        text: "The bright cards fit. Stay below the card that leads. Or take the trick with your highest while there is nothing black in it.",
      },
    },
    black_spy: {
      pass: {
        title: "Pass three cards",
        text: "The black sevens are spies, ten points each. The other black cards count too. Pass on spies, and what would catch them: high black cards.",
      },
      count: {
        title: "That scored",
        text: "In brackets are the points of this round; few are good. The coloured spies are the good ones: each takes five points off.",
      },
      lead: {
        title: "You lead",
        text: "The others follow your colour or your rank. Only the highest card of your colour takes the trick. Leading low is seldom wrong.",
      },
      free: {
        title: "Free choice",
        text: "Neither colour nor rank: you can’t win the trick. A good moment for a black spy.",
      },
      follow: {
        title: "Colour or rank",
        text: "Either is allowed. If you follow the rank only, you cannot get the trick.",
      },
    },
    zehn: {
      lay: {
        title: "Lay a card",
        text: "Whoever gets nearest to ten wins the pot. Whoever has least takes all the cards as a penalty. High is good, and hidden nobody knows.",
      },
      protect: {
        title: "Guard it?",
        text: "Chips on your card make it expensive: whoever wants it has to bid at least as many. Worth it for good cards. In the end they go into the pot.",
      },
      open: {
        title: "Another card?",
        text: "If a better one lies elsewhere, you can swap. With no chip on it, that costs one; otherwise it is auctioned. Your own card goes in return.",
      },
      bid: {
        title: "Bid or pass",
        text: "The highest bid gets the card and pays its owner. Each chip you keep takes two penalty points off in the end: don’t bid them all.",
      },
      reveal: {
        title: "Turn it up?",
        text: "Only an open card may get a second one. Turn it up if you are short of ten and hold what is missing.",
      },
      add: {
        title: "One more?",
        text: "Ten at most together, and the nearer the better. The joker makes ten of anything, but is ten penalty points for whoever has to take it.",
      },
      name: {
        title: "You won",
        text: "Whoever starts lays first and knows least. Let somebody else begin.",
      },
    },
    klaumau: {
      turn: {
        title: "Lay a card",
        text: "Colour or motif must match. You may also say “I can’t”, even if it isn’t true. Numbers in your hand are loot: they count at the end of the round.",
      },
      doubt: {
        title: "Do you believe it?",
        text: "If you doubt rightly, you choose the card that is laid, and draw one. If wrongly, the other draws two. Many cards and nothing fits? Doubt it.",
      },
      force: {
        title: "Caught",
        text: "Choose which card is laid. Losing loot hurts: take the highest number.",
      },
      answer: {
        title: "A crook comes",
        text: "With a policeman you keep everything and draw a card as well. Without one, a card is gone, drawn blind.",
      },
      wish: {
        title: "Keyhole",
        text: "You wish for the next colour. Take the one you have most of.",
      },
      rob: {
        title: "Your crook",
        text: "Choose a victim. Many cards, much loot. Whoever has a policeman fights back.",
      },
      trade: {
        title: "A trade",
        text: "You draw a card blind and give one back. A cheap way to get rid of something.",
      },
      give: {
        title: "What do you give back?",
        text: "Any card of yours, even the one you drew. Keep numbers, give away the rest.",
      },
    },
    halt_mal_kurz: {
      turn: {
        title: "Lay something that fits",
        text: "Category or symbol must match: funny (sun) or not (rain), kangaroo, penguin or artist. What the card says happens at once. First without cards wins.",
      },
      react: {
        title: "This hits you",
        text: "Something hits you. A not-to-do list wards it off, otherwise it happens. Keep it for the big things.",
      },
      slap: {
        title: "Slap",
        text: "When a Nazi lies there, everybody slaps: the slowest draws a card. With the police, better not: whoever slaps draws. Usually you have to be quick; here you have time.",
      },
      hold: {
        title: "Hold this a sec",
        text: "Half your hand goes to a player of your choice. Best to somebody who is nearly done.",
      },
      name: {
        title: "The police",
        text: "Whoever gets them plays with open cards from now on. Send them to the one who leads.",
      },
      challenge: {
        title: "A duel",
        text: "Rock, paper, scissors. The winner gives the other a card. Challenge somebody who has few.",
      },
      well: {
        title: "With the well?",
        text: "The well beats rock and scissors, only paper covers it. If one says no, it stays away.",
      },
      throw: {
        title: "Choose a sign",
        text: "Nobody sees it until all have chosen. Arithmetic won’t help, knowing people might.",
      },
      propose: {
        title: "General assembly",
        text: "Everybody proposes who gives whom a card. Then there is a vote. A good proposal: you give one to the leader.",
      },
      vote: {
        title: "Vote",
        text: "Only what more than half vote for will happen. Vote for what helps you.",
      },
      swap: {
        title: "Oh – mine, yours…",
        text: "You swap whole hands. Take the smallest.",
      },
      give: {
        title: "Give a card",
        text: "You choose which. Give what is hard to get rid of.",
      },
    },
  },
};
