/** What happens, for pages that tell it. */

import story from "./story.js";

export default { story };
