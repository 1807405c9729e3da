// The tests of the packed package, which is packed once for all of them.
import './contents.live.ts';
import './types.live.ts';
import './newcomer.live.ts';
