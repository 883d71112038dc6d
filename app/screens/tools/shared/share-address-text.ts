// Copying the address of a result.
export const shareAddressText = {
  shared: 'The link is copied.',
  failed: 'The link could not be copied. It stands in the address bar.',
} as const
