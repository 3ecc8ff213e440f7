import './base.css.ts';
import './root.css.ts';
import '../themes/index.ts';
