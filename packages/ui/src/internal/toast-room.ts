/** Custom property of the body: how high the toasts are that stand now; 0 while none does. A phone's full-screen dialog makes that room for them, the chat aside. */
export const TOAST_ROOM = '--ui-toast-room';
