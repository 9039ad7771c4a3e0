/** The browser's program may use what islands use, and nothing else of the server's markup. */
export { FailurePanel } from '../ui/FailurePanel.tsx';
