export { changeSettings, readPlatformSettings } from './change-settings.ts'
export { findContentVersion } from './content-version.repo.ts'
export { setFreeMinutes } from './set-free-minutes.ts'
export { readSettings, type Settings } from './settings.ts'
