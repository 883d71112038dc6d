// The proof of work that a browser makes for the server.
export const withProofText = {
  proving: (seconds: number) =>
    `Many tries are being made at the moment. Your browser proves that it is in earnest: about ${seconds} seconds.`,
} as const
