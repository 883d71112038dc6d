// The buttons of dialogs.
export const dialogText = {
  close: 'Close',
  cancel: 'Cancel',
} as const
