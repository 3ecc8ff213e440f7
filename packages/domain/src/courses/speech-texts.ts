/** Texts of reading aloud. */
export const speechTexts = {
  notImplemented: 'Text-to-speech is not available after the move to the current AI provider. Please use a dedicated TTS service.',
  notConfigured: 'Text-to-speech is unavailable - API not properly configured',
  failed: 'Failed to convert text to speech. The service may be unavailable.',
} as const;
