import '../theme/mantine.css';
import '../theme/fonts.css';
import '../theme/tokens.css';
import '../theme/base.css';
