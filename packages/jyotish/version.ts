// The engine's version in every output: that of its package.json (a test compares them).

/** The version of the engine, by the rules of semantic versioning that its CHANGELOG.md states. */
export const ENGINE_VERSION = '4.0.0'

/** Largest errors to expect, measured against the reference (docs/accuracy.md). Angles in arcseconds. */
export const ERROR_BOUND = {
  sun: 0.2,
  moon: 0.3,
  grahas: 1,
  meanNode: 0.2,
  trueNode: 2,
  /** Before 2050 and below 60° of latitude. */
  ascendant: 1,
  /** Ends of tithi, nakshatra, yoga and karana; rise and set below 60°. */
  instantSeconds: 1,
} as const

export type EngineStamp = { version: typeof ENGINE_VERSION; errorBound: typeof ERROR_BOUND }

/** The stamp of an output, under `engine`: the version, and the largest errors to expect of it. */
export const ENGINE: EngineStamp = { version: ENGINE_VERSION, errorBound: ERROR_BOUND }
