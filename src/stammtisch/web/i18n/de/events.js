/** Was geschieht, für Seiten, die es erzählen. */

import story from "./story.js";

export default { story };
