// The button of toasts.
export const toastHostText = {
  close: 'Close',
} as const
