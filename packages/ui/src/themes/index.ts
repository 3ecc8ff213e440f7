import './schemes/blue/blue.css.ts';
import './schemes/purple/purple.css.ts';
import './schemes/green/green.css.ts';
import './schemes/orange/orange.css.ts';
import './schemes/red/red.css.ts';
import './schemes/pink/pink.css.ts';
import './schemes/grey/grey.css.ts';
import './schemes/teal/teal.css.ts';
