// The words of a page that failed (SPEC 8).
export const failureText = {
  title: 'Oops! Something went wrong',
  message: 'Error message',
  device: 'Device',
  unknown: 'Unknown error',
  reload: 'Reload Page',
  clear: 'Clear Cache & Reload',
} as const
