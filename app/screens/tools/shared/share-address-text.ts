// Copying the address of a result.
export const shareAddressText = {
  shared: 'The link is copied.',
  failed: 'The link could not be copied. You can copy it from the address bar.',
} as const
