/** A text as it is handed to the member. */
export interface TextFile {
  readonly name: string;
  /** Media type, without a charset. */
  readonly type: string;
  readonly text: string;
}

/** Hands a file to the member. */
export function saveFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has its own hold on the data once the download began.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
