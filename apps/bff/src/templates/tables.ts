import type { TemplateState } from '@everstep/domain';

export interface TemplateTables {
  /** A challenge as administrators write it. */
  challengeTemplate: {
    id: string;
    state: TemplateState;
    /** JSON of TemplateContent, as it is being written. */
    content: string;
    /** The newest edition; 0 before the first. */
    edition: number;
    version: number;
    createdAt: string;
    updatedAt: string;
    publishedAt: string | null;
  };
  /** What members got of a template; never changed. */
  challengeEdition: { templateId: string; edition: number; content: string };
}
