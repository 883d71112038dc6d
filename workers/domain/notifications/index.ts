export * from './notices.ts'
export * from './notify.ts'
