// Sentences about a side that is missing while a consultation connects.
export const missingText = {
  microphone: {
    asking: (name: string) => `The browser asks ${name} to allow the microphone.`,
    refused: (name: string) => `The browser of ${name} blocks the microphone.`,
    'no-device': (name: string) => `No microphone was found on the device of ${name}.`,
    unsupported: (name: string) => `The browser of ${name} cannot call.`,
  },
  soundOff: (name: string) => `${name} has not turned sound on yet.`,
  muted: (name: string) => `${name} has muted the microphone.`,
  noPage: (name: string) => `${name} does not have the page open at the moment.`,
  rings: (name: string) => `The phone of ${name} is ringing.`,
  answered: (name: string) => `${name} has answered the phone and is about to join.`,
} as const
