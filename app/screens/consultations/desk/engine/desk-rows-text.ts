// The rules of the desk’s panchang.
export const deskRowsText = {
  rules: (ayanamsa: string, sunrise: string, clocks: string, version: string) =>
    `Rules used: ${ayanamsa} ayanamsa, sunrise with the ${sunrise}, clocks of ${clocks}. Engine ${version}.`,
} as const
