// A call of a page.
export const useCallText = {
  choiceFailed: 'That device could not be used. The call goes on with the one before.',
} as const
