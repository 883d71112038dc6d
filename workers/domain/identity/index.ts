export * from './access-token.ts'
export * from './passwords.ts'
export * from './secrets.ts'
