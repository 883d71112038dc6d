// The button of drawers.
export const drawerText = {
  close: 'Close',
} as const
