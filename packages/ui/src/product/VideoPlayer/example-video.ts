const RATE = 8000;
const HEADER_BYTES = 44;
const BITS = 8;
const QUIET = 128;

const ascii = (view: DataView, offset: number, text: string) => {
  for (const [index, letter] of [...text].entries()) view.setUint8(offset + index, letter.charCodeAt(0));
};

/** Address of some seconds of silence: a real medium for the stories, made on the spot. The poster is its picture. */
export function exampleVideo(seconds: number): string {
  const samples = seconds * RATE;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples));
  ascii(view, 0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + samples, true);
  ascii(view, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, BITS, true);
  ascii(view, 36, 'data');
  view.setUint32(40, samples, true);
  for (let offset = HEADER_BYTES; offset < view.byteLength; offset += 1) view.setUint8(offset, QUIET);
  return URL.createObjectURL(new Blob([view], { type: 'audio/wav' }));
}

export const examplePoster = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#24364a"/><circle cx="470" cy="130" r="54" fill="#f3b95f"/><path d="M0 260q160-90 330-40t310-30v170H0z" fill="#47637f"/><path d="M0 310q200-60 640-10v60H0z" fill="#6d8ba6"/></svg>')}`;

export const exampleCaptions = {
  src: `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:30.000\nSit down. Feel the ground under you.\n')}`,
  language: 'en',
  label: 'English',
};
