// The sentence of the rules that a chart was made by.
export const rulesUsedText = {
  rulesOf: (name: string) => `The conventions of ${name}, as far as they are published. `,
  used: ({ ayanamsa, degrees, node, positions }: Record<'ayanamsa' | 'degrees' | 'node' | 'positions', string>) =>
    `Rules used: ${ayanamsa} ayanamsa ${degrees}, ${node} lunar node, ${positions} positions`,
  engine: (version: string) => `Engine ${version}.`,
  /** Ends a sentence. */
  stop: '.',
} as const
