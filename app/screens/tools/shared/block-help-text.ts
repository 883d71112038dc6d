// Words of the glossary link below the explanation of a block.
export const blockHelpText = {
  more: 'More in the glossary',
} as const
