// A microphone that is pulled out in a call.
export const microphoneText = {
  gone: 'Your microphone was disconnected. Another one is looked for.',
  none: 'Nobody hears you: no microphone was found. Connect one, and it is used at once.',
} as const
