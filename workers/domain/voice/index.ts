export { allOver, legsInside, meterFacts, type VoiceFact } from './facts.ts'
export { findLeg, keepLeg } from './leg.repo.ts'
export * from './legs.ts'
export * from './provider.ts'
