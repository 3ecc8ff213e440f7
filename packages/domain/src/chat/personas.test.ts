import { describe, expect, it } from 'vitest';
import { chatGuides } from './greetings.ts';
import { arlo, connectBeginners, connectExperts, connectPersonas, courseGuides } from './guides.ts';
import { corePersonaIds, corePersonas, DEFAULT_PERSONA_ID, generalChatPersona, isGeneralChatPersona, vibeShown } from './personas.ts';
import { coursePersonas } from './prompts.ts';
import { Persona } from './schemas.ts';

describe('the core guides', () => {
  it('are exactly these six [persona-001]', () => {
    expect(corePersonas.map(({ id }) => id)).toEqual(['kael', 'skye', 'luma', 'riko', 'sera', 'nova']);
    expect(corePersonaIds).toEqual(corePersonas.map(({ id }) => id));
  });

  it('have their archetypes [persona-007] [persona-008] [persona-009] [persona-010] [persona-011] [persona-012]', () => {
    expect(Object.fromEntries(corePersonas.map(({ id, archetype }) => [id, archetype]))).toEqual({
      kael: 'Opportunity Coach',
      skye: 'Business Accountability Coach',
      luma: 'Business Vision Strategist',
      riko: 'Witty Accountability Partner',
      sera: 'Networking and Collaboration Strategist',
      nova: 'High-Performance Mindset Partner',
    });
  });

  it('have all twelve fields, roles and traits as lists, and two colours [entity-001]', () => {
    for (const persona of [...corePersonas, arlo, ...connectPersonas, ...courseGuides]) {
      expect(Object.keys(Persona.parse(persona))).toHaveLength(12);
      expect(persona.traits.length).toBeGreaterThanOrEqual(4);
      expect(persona.traits.length).toBeLessThanOrEqual(6);
      expect(persona.imageUrl).toBe(`/guides/${persona.id}.svg`);
      expect(persona.vibe.split(', ')).toHaveLength(3);
      expect(Object.values(persona).every((value) => value.length > 0)).toBe(true);
      expect(persona.colorPrimary).toMatch(/^#[0-9A-F]{6}$/);
      expect(persona.colorSecondary).not.toBe(persona.colorPrimary);
    }
  });

  it('show the first item of their vibe [entity-002]', () => {
    expect(vibeShown('Bold, warm')).toBe('Bold');
    expect(vibeShown('')).toBe('');
  });

  it('say something first, each something else', () => {
    expect(chatGuides.map(({ id }) => id)).toEqual(corePersonaIds);
    expect(new Set(chatGuides.map(({ greeting }) => greeting)).size).toBe(corePersonaIds.length);
  });

  it('default to kael [const-035]', () => {
    expect(DEFAULT_PERSONA_ID).toBe('kael');
  });
});

describe('the general chat', () => {
  it('offers none of the guides of other places [chat-051]', () => {
    for (const id of [
      'arlo',
      ...connectPersonas.map((persona) => persona.id),
      ...coursePersonas.map((persona) => persona.id),
      'toString',
      7,
      null,
    ]) {
      expect(isGeneralChatPersona(id)).toBe(false);
    }
  });

  it.each([...[arlo, ...connectPersonas, ...courseGuides].map(({ id }) => id), 'gone', 'Kael', 'constructor', '', null, undefined, {}])(
    'resets a stored %s to kael [chat-052]',
    (stored) => {
      expect(generalChatPersona(stored)).toBe('kael');
    },
  );

  it('keeps a stored core guide', () => {
    expect(generalChatPersona('nova')).toBe('nova');
  });
});

describe('the guides of other places', () => {
  it('are those of Connect+, of courses, and the life script writer [persona-002] [persona-013]', () => {
    expect(connectPersonas.length).toBe(15);
    expect(coursePersonas.length).toBe(3);
    expect(arlo.archetype).toBe('Life Script Writer');
  });

  it('are ten experts and five beginners, one per topic [persona-015] [persona-016]', () => {
    expect(connectExperts.map(({ id }) => id.split('_')[1])).toEqual([
      'email',
      'funnel',
      'affiliate',
      'content',
      'youtube',
      'instagram',
      'ecommerce',
      'dropshipping',
      'amazon',
      'course',
    ]);
    expect(connectBeginners.map(({ id }) => id.split('_')[1])).toEqual(['newbie', 'college', 'career', 'mom', 'tech']);
  });

  it('are named name_suffix in lower case [persona-017]', () => {
    const ids = connectPersonas.map(({ id }) => id);
    for (const id of ids) expect(id).toMatch(/^[a-z]+_[a-z]+$/);
    expect(ids).toContain('marcus_email');
    expect(ids).toContain('sam_newbie');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('for courses are these three, each with all seven fields [persona-018] [entity-003]', () => {
    expect(coursePersonas.map(({ id }) => id)).toEqual(['course-creator', 'content-generator', 'student-assistant']);
    for (const persona of coursePersonas) {
      expect(Object.keys(persona).sort()).toEqual(['description', 'id', 'imageUrl', 'name', 'role', 'specialties', 'systemPrompt']);
      expect(persona.specialties.length).toBeGreaterThan(1);
    }
  });
});
