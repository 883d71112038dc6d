// Where the rule of a festival is written, in the engine's own words.
export const ruleSource = (source: string) => source
