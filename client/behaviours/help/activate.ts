import { openTarget } from './open-target.ts';
import { startSearch } from './search.ts';

openTarget();
addEventListener('hashchange', openTarget);
startSearch();
