export const leaveText = {
  title: 'Leave without saving?',
  lost: 'What you changed on this page is lost.',
  stay: 'Stay here',
  leave: 'Leave',
} as const
