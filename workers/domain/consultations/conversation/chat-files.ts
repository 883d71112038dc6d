import type { StoredFile } from '#workers/domain/consultations/rooms.ts'

export type StoredBytes = { body: ReadableStream; size: number }

/**
 * The port to a scanner (gateways/files/file-scanner.ts). Throws unavailable when it gives no verdict; null where none is set up,
 * and nothing waits.
 */
export type FileScanner = { isHarmless(file: Pick<StoredFile, 'key' | 'type' | 'bytes'>): Promise<boolean> } | null

/** The files of a conversation stand under it. */
export const filesFolder = (consultationId: string) => `chats/${consultationId}/`

/** The port to the bytes of files (gateways/files/r2-files.ts). */
export type ChatFiles = {
  putChatFile(file: { consultationId: string; name: string; upload: Request }): Promise<StoredFile>
  read(key: string): Promise<StoredBytes | null>
  delete(keys: string | string[]): Promise<void>
  /** The keys that begin so. */
  keys(prefix: string): Promise<string[]>
  /** Compressed text: transcripts. */
  putText(key: string, text: string): Promise<void>
  /** Compressed text under a key that is free; false when it is taken. */
  putNewText(key: string, text: string): Promise<boolean>
  readText(key: string): Promise<string | null>
}
