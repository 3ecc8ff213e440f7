import { errorCatalogue } from '@everstep/domain';
import type { FormState } from '../form-state.ts';

/** A form that nobody has sent yet; sending it leads nowhere. */
export const exampleForm: FormState = { onSubmit: (event) => event.preventDefault(), pending: false, problems: [], attempt: 0 };

const refused = (...problems: FormState['problems']) => ({ problems, attempt: 1 });

/** What comes back from a form that was sent once. */
export const exampleRefusals = {
  wrongPassword: refused({ message: errorCatalogue.invalid_credentials.message }),
  notReachable: refused({ message: 'Network error. Please check your connection.' }),
  tooOften: refused({ message: `${errorCatalogue.rate_limited.message} Try again in 30 seconds.` }),
  signInFields: refused(
    { fieldId: 'email', message: 'Enter an e-mail address like name@example.org.' },
    { fieldId: 'password', message: 'Enter your password.' },
  ),
  registerFields: refused(
    { fieldId: 'firstName', message: 'Enter your first name.' },
    { fieldId: 'email', message: errorCatalogue.email_taken.message },
    { fieldId: 'password', message: 'Use at least 10 characters.' },
    { fieldId: 'birthMonth', message: 'Choose the month.' },
    { fieldId: 'birthYear', message: 'Enter four digits, such as 1990.' },
  ),
  email: refused({ fieldId: 'email', message: 'Enter an e-mail address like name@example.org.' }),
  newPassword: refused({ fieldId: 'newPassword', message: 'Use at least 10 characters.' }),
};
