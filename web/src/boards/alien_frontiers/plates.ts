// The few words on a station's plate; its whole text is in the view and shown on hover, focus and tap.

export const SHORT: Record<string, { needs: string; gives: string; title?: string; size: number }> = {
  solar_converter: { needs: 'any ship', gives: '½ its value in fuel', size: 1 },
  lunar_mine: { needs: 'the last ship or higher', gives: '1 ore', size: 1 },
  orbital_market: { needs: 'a pair', gives: 'fuel into ore', size: 2 },
  shipyard: { needs: 'a pair, fuel, ore', gives: 'a new ship', size: 2 },
  colony_constructor: { needs: 'a triple, 3 ore', gives: 'a colony', size: 3 },
  alien_artifact: { needs: 'ships worth 8', gives: 'a tech card', size: 1 },
  raiders_outpost: { needs: 'a higher run of 3', gives: 'steal', size: 3 },
  terraforming_station: { needs: 'a 6, fuel, ore', gives: 'a colony', size: 1 },
  colonist_hub: { needs: 'any ship', gives: 'one step; the 7th circle launches', size: 1 },
  maintenance_bay: { needs: 'idle ships', gives: '', title: 'Bay', size: 1 },
}

/** How many docks a station has when four play; fewer are open to two or three. */
export const ALL_PORTS: Record<string, number> = {
  solar_converter: 8,
  lunar_mine: 5,
  orbital_market: 4,
  shipyard: 6,
  colony_constructor: 6,
  alien_artifact: 4,
  raiders_outpost: 3,
  terraforming_station: 1,
}
