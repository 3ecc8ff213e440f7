/** The fixed words of a `FileDrop`. `types` are the kinds of files as a member reads them, `limit` is such as "5 MB". */
export interface FileDropTexts {
  readonly choose: string;
  readonly chooseAnother: string;
  readonly chooseFile: string;
  readonly chooseAnotherFile: string;
  readonly drop: string;
  readonly remove: string;
  /** Read while the picture is being sent. */
  readonly sending: string;
  readonly sendingFile: string;
  /** Stands under the field unless there is other help. */
  readonly limits: (types: string, limit: string) => string;
  readonly wrongType: (types: string) => string;
  readonly tooLarge: (limit: string) => string;
  readonly wrongFileType: (types: string) => string;
  readonly fileTooLarge: (limit: string) => string;
}

export const fileDropTexts: FileDropTexts = {
  choose: 'Choose a picture',
  chooseAnother: 'Choose another picture',
  chooseFile: 'Choose a file',
  chooseAnotherFile: 'Choose another file',
  drop: 'or drop it here',
  remove: 'Remove picture',
  sending: 'Sending the picture',
  sendingFile: 'Sending the file',
  limits: (types, limit) => `${types}, up to ${limit}.`,
  wrongType: (types) => `Choose a ${types} picture.`,
  tooLarge: (limit) => `This picture is larger than ${limit}.`,
  wrongFileType: (types) => `Choose a file of this kind: ${types}.`,
  fileTooLarge: (limit) => `This file is larger than ${limit}.`,
};
