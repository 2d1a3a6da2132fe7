import '../theme/mantine.css';
// Only the Latin set is preloaded; every other one is fetched when a text on the screen needs it.
import '@fontsource-variable/inter';
import '../theme/tokens.css';
import '../theme/base.css';
