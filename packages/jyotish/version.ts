// The engine's version in every output: that of its package.json (a test compares them).

/** The version of the engine, by the rules of semantic versioning that its CHANGELOG.md states. */
export const ENGINE_VERSION = '4.0.0'

/**
 * Largest errors to expect of 1800–2200, measured against the Swiss Ephemeris (docs/accuracy.md). Angles in arcseconds, instants in
 * seconds; latitudes to 70°.
 */
export const ERROR_BOUND = {
  sun: 0.2,
  moon: 0.3,
  /** Mercury to Saturn. */
  grahas: 1.2,
  uranus: 2.5,
  neptune: 5,
  meanNode: 0.3,
  trueNode: 2,
  /** Without a star. */
  ayanamsa: 0.05,
  trueChitra: 0.2,
  /** About 1 August, when the Sun is beside its star; 0.2 on other days. */
  truePushya: 5,
  /** Ascendant and cusps of 1850–2049. */
  ascendant: 1,
  /** In other years, for which the Swiss Ephemeris has another sidereal time; beyond 60° it grows with the latitude. */
  ascendantOtherYears: 6,
  ascendantOtherYearsFrom60: 60,
  /** Ends of tithi, nakshatra, yoga and karana; rise and set below 60°. */
  instantSeconds: 1,
  /** Rise and set at 60–70°, where the Sun may graze the horizon. */
  riseSecondsFrom60: 15,
} as const

export type EngineStamp = { version: typeof ENGINE_VERSION; errorBound: typeof ERROR_BOUND }

/** The stamp of an output, under `engine`: the version, and the largest errors to expect of it. */
export const ENGINE: EngineStamp = { version: ENGINE_VERSION, errorBound: ERROR_BOUND }
