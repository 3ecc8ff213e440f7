import { z } from 'zod';

export const GenerateImageBody = z.object({
  prompt: z.string().trim().min(1, 'Say what the picture should show.').max(1000),
});
export const GeneratedImage = z.object({ imageUrl: z.string() }).meta({ id: 'GeneratedImage' });
