export { visibleText } from '../../spec/visible-text.ts';
