/** Above and below the chat, which is 80 % of the window high where it does not fill it. */
export const CHAT_EDGE = '10vh';
