/** The name under which somebody writes, as others read it. */
export const senderNameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  [firstName, lastName].filter((part) => part !== '').join(' ');
