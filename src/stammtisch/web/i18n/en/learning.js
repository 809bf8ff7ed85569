/** Learning: hints and the first round. */

export default {
  hint: {
    thinking: "The Master is thinking…",
    meister: "The Master’s choice",
    geselle: "The Journeyman’s choice",
    only: "There is nothing else to do.",
    first_thought: ({ other }) => `Rather than ${other}. The Master is still warming up; this is the Journeyman’s first thought.`,
    better: ({ n, other }) => `On average ${n} points better than ${other}.`,
    likelier: ({ n, other }) => `Wins ${n} % more often than ${other}.`,
    close: ({ other }) => `Hardly better than ${other}: take what you like.`,
    mixed: ({ other }) => `About as good as ${other}. The Master varies, so that nobody sees through it.`,
    together: "These together. One tap on the button is enough.",
    nothing: "You have nothing to decide right now.",
    key: {
      few: "Points until the end of the round, few are good",
      many: "Points until the end of the round, many are good",
      chance: "Chance to win",
      liking: "How much the Journeyman likes it",
    },
    allowed: "Hints allowed",
    allowed_text: "Whoever is asked may ask what the Master would do. Nobody else sees the answer.",
  },
};
