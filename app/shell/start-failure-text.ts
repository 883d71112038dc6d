// The plain page that stands for one that could not start (SPEC 2.9).
export const startFailureText = {
  title: 'This page could not start.',
  ask: 'Please refresh the page.',
  refresh: 'Refresh',
} as const
