import type { StoredFile } from '#workers/domain/consultations/rooms.ts'

export type StoredBytes = { body: ReadableStream; size: number }

/**
 * The port to a file scanner (gateways/files/file-scanner.ts). Throws unavailable without a verdict. Null when no scanner is
 * configured, so that files are accepted at once.
 */
export type FileScanner = { isHarmless(file: Pick<StoredFile, 'key' | 'type' | 'bytes'>): Promise<boolean> } | null

/** The R2 prefix of a conversation's files. */
export const filesFolder = (consultationId: string) => `chats/${consultationId}/`

/** The port to the bytes of files (gateways/files/r2-files.ts). */
export type ChatFiles = {
  putChatFile(file: { consultationId: string; name: string; upload: Request }): Promise<StoredFile>
  read(key: string): Promise<StoredBytes | null>
  delete(keys: string | string[]): Promise<void>
  /** The keys with this prefix. */
  keys(prefix: string): Promise<string[]>
  /** Stores compressed text, such as a transcript. */
  putText(key: string, text: string): Promise<void>
  /** Stores compressed text under an unused key; false when the key exists. */
  putNewText(key: string, text: string): Promise<boolean>
  readText(key: string): Promise<string | null>
}
