import './zod.ts';
import './styles.ts';
