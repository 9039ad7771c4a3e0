import { WITHDRAWAL_FIELDS } from '../content/withdrawal.ts';
import type { Deps } from '../deps.ts';
import { formRoute } from '../http/form-route.tsx';
import { WithdrawalPage } from '../pages/WithdrawalPage.tsx';

/** The page about withdrawal, with a form that composes a message. */
export const withdrawalRoute = (deps: Deps) =>
  formRoute(deps, WITHDRAWAL_FIELDS, (context, sent) => <WithdrawalPage context={context} sent={sent} />);
