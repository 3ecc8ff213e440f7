import './base.ts';
import '../themes/index.ts';
