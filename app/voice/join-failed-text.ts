// A join that fails before the call was ever open (SPEC 8).
export const joinText = {
  failed: 'Web join failed',
} as const
